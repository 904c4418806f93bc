import { expect, test } from 'vitest';
import { missingSiteUrlWarning, PLACEHOLDER_ORIGIN, siteAddress } from '../../scripts/site-address.mjs';

test('a site address and a folder are read as given', () => {
  expect(siteAddress({})).toEqual({ site: PLACEHOLDER_ORIGIN, base: '/' });
  expect(siteAddress({ SITE_URL: 'https://rules.example.org/', BASE_PATH: 'snorum' })).toEqual({
    site: 'https://rules.example.org',
    base: '/snorum/',
  });
  expect(siteAddress({ SITE_URL: 'http://localhost:4321', BASE_PATH: '/a//b/' }).base).toBe('/a/b/');
});

test('a path in the site address is refused with the correct setting', () => {
  expect(() => siteAddress({ SITE_URL: 'https://host.example/rules/' })).toThrow(
    'SITE_URL=https://host.example BASE_PATH=/rules/',
  );
  expect(() => siteAddress({ SITE_URL: 'rules.example.org' })).toThrow('begins with https://');
});

test('a missing site address is warned of in one line', () => {
  expect(missingSiteUrlWarning({})).toMatch(/^SITE_URL is not set: [^\n]+$/);
  expect(missingSiteUrlWarning({ SITE_URL: 'https://rules.example.org' })).toBeUndefined();
});
