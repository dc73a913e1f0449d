/** The window of a test with happy-dom, which may stand at any address. Scripts do not come and links lead nowhere, without a complaint. */
export const { happyDOM } = window as unknown as {
  happyDOM: { setURL(url: string): void; settings: object & { navigation: object } };
};

Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true });
Object.assign(happyDOM.settings.navigation, {
  disableMainFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
});
