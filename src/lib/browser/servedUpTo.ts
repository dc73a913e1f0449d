/**
 * Browsers read it in the page that was served: in their code the day would give every commit new scripts, though nothing else
 * had changed in them.
 */
export default typeof document === 'undefined'
  ? ''
  : (document.querySelector('[data-up-to]')?.innerHTML ?? '');
