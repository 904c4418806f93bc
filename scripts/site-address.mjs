/** Where the site will be served from, as the environment says: its address, and its folder on a host that it shares. */

/** What stands for the address of a site that nobody has named: no such host exists. */
export const NOWHERE = 'https://snorum.example';

/**
 * The address and the folder, `{ site: 'https://host.example', base: '/rules/' }`, from `SITE_URL` and `BASE_PATH`.
 * Throws where the first is no address, or says what belongs in the second.
 *
 * @param {{ SITE_URL?: string, BASE_PATH?: string }} environment
 */
export function siteAddress({ SITE_URL, BASE_PATH }) {
  const base = `/${BASE_PATH ?? ''}/`.replace(/\/+/g, '/');
  if (!SITE_URL) return { site: NOWHERE, base };
  const address = /^https?:\/\//.test(SITE_URL) && URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!address) throw new Error(`SITE_URL is an address that begins with https://, not “${SITE_URL}”.`);
  if (address.pathname !== '/' || address.search || address.hash)
    throw new Error(
      `SITE_URL is the address of a host without a path: for ${SITE_URL} set SITE_URL=${address.origin} BASE_PATH=${address.pathname}`,
    );
  return { site: address.origin, base };
}

/**
 * What is said, in one line, where nobody has named the address; nothing where somebody has.
 *
 * @param {{ SITE_URL?: string }} environment
 */
export const warningWithout = ({ SITE_URL }) =>
  SITE_URL
    ? undefined
    : `SITE_URL is not set: links from other pages to this site, and all that is copied into them, will name ${NOWHERE}.`;
