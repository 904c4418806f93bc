import { expect, test } from 'vitest';
import { NOWHERE, siteAddress, warningWithout } from '../../scripts/site-address.mjs';

test('an address and a folder are read as they are given', () => {
  expect(siteAddress({})).toEqual({ site: NOWHERE, base: '/' });
  expect(siteAddress({ SITE_URL: 'https://rules.example.org/', BASE_PATH: 'snorum' })).toEqual({
    site: 'https://rules.example.org',
    base: '/snorum/',
  });
  expect(siteAddress({ SITE_URL: 'http://localhost:4321', BASE_PATH: '/a//b/' }).base).toBe('/a/b/');
});

test('a path in the address is refused with what to write instead', () => {
  expect(() => siteAddress({ SITE_URL: 'https://host.example/rules/' })).toThrow(
    'SITE_URL=https://host.example BASE_PATH=/rules/',
  );
  expect(() => siteAddress({ SITE_URL: 'rules.example.org' })).toThrow('begins with https://');
});

test('an address that nobody has set is warned of in one line', () => {
  expect(warningWithout({})).toMatch(/^SITE_URL is not set: [^\n]+$/);
  expect(warningWithout({ SITE_URL: 'https://rules.example.org' })).toBeUndefined();
});
