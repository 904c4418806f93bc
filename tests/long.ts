/** Whether all is tried that takes long (`npm run test:long`); every day a few hundred will do. */
export const LONG = process.env['npm_lifecycle_event'] === 'test:long';
