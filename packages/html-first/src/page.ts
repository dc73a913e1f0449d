/** A finished page, and what the build of a site puts into it. For Node. */
export { escaped, ownTag, Page, type ReadMain, tag } from './build/html/page';
export { needScripts } from './build/html/inlineScripts';
export { markLines } from './build/html/markLines';
export { toRedirect } from './build/html/moved';
export { toPayload, toPayloadFiles } from './build/html/payloads';
export { OWN_POLICY, type Policy, policyText } from './build/html/policy';
export { addData, addServed } from './build/html/served';
export { addSharePicture } from './build/html/sharePicture';
export { ATTRIBUTE_NAME } from './build/pageAttributes';
