/**
 * Browsers read it in the page that was served: in their code it would give every commit new scripts, though nothing else had
 * changed in them.
 */
export default typeof document === 'undefined'
  ? null
  : (document.querySelector('footer[data-layout] time')?.getAttribute('datetime') ?? null);
