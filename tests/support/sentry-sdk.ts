import { rolldown } from 'rolldown';

let bundle: Promise<string> | null = null;

async function build(): Promise<string> {
  const building = await rolldown({ input: '@sentry/browser', platform: 'browser' });
  const { output } = await building.generate({ format: 'iife', name: 'Sentry' });
  await building.close();
  return output[0].code;
}

/**
 * The SDK as its CDN serves it: one script that leaves `window.Sentry`. The registry has no bundles, so it is put together
 * from the package; the code in it is the real one.
 */
export const sdkBundle = (): Promise<string> => (bundle ??= build());
