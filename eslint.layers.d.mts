type Layer =
  | 'domain'
  | 'ui'
  | 'charts'
  | 'data'
  | 'blocks'
  | 'blog'
  | 'frame'
  | 'navigation'
  | 'services'
  | 'pages'
  | 'start'
  | 'types'
  | 'client'
  | 'plugins'
  | 'config';
export const LAYERS: Record<Layer, string[]>;
export const ALLOWED: Record<Layer, Layer[]>;
