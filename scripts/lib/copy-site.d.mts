// Types of copy-site.mjs; what the functions do is written there.

export function copySite(from: string, to: string): Promise<void>;
export function copySources(from: string, to: string): Promise<void>;
