declare module 'sift/es5m/index.js' {
  export * from 'sift';
}
