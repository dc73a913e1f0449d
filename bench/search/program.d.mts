export function engineCode(siteDir: string): Promise<string>;
