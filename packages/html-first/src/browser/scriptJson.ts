/** Between U+2028 and </script>: JSON as it may stand in a script and in an HTML element. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
