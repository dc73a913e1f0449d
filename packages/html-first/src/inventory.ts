/** What a site publishes of others: their licences, and its bill of materials. For Node. */
export { type KnownLicences, type Notice, readNotices } from './build/inventory/notices';
export { inventory as default, readShippedFiles } from './build/inventory/plugin';
