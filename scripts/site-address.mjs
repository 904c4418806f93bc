/** Address of the site, from the environment: its origin, and its folder on a shared host. */

/** Placeholder for an unknown address: no such host exists. */
export const PLACEHOLDER_ORIGIN = 'https://snorum.example';

/**
 * The origin and the folder of the site, `{ site: 'https://host.example', base: '/rules/' }`, from `SITE_URL` and
 * `BASE_PATH`. Throws if SITE_URL is not a URL, or contains a path that belongs in BASE_PATH.
 *
 * @param {{ SITE_URL?: string, BASE_PATH?: string }} environment
 */
export function siteAddress({ SITE_URL, BASE_PATH }) {
  const base = `/${BASE_PATH ?? ''}/`.replace(/\/+/g, '/');
  if (!SITE_URL) return { site: PLACEHOLDER_ORIGIN, base };
  const address = /^https?:\/\//.test(SITE_URL) && URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!address) throw new Error(`SITE_URL is an address that begins with https://, not “${SITE_URL}”.`);
  if (address.pathname !== '/' || address.search || address.hash)
    throw new Error(
      `SITE_URL is the address of a host without a path: for ${SITE_URL} set SITE_URL=${address.origin} BASE_PATH=${address.pathname}`,
    );
  return { site: address.origin, base };
}

/**
 * One-line warning if SITE_URL is missing; `undefined` otherwise.
 *
 * @param {{ SITE_URL?: string }} environment
 */
export const missingSiteUrlWarning = ({ SITE_URL }) =>
  SITE_URL
    ? undefined
    : `SITE_URL is not set: links from other pages to this site, and all that is copied into them, will name ${PLACEHOLDER_ORIGIN}.`;
