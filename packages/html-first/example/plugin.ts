import type { LoadContext, Plugin } from '@docusaurus/types';

/** The page that browsers draw with React: its route names a module for that. */
export default function timer({ baseUrl }: LoadContext): Plugin {
  const component = '@site/src/Timer.tsx';
  return {
    name: 'timer',
    contentLoaded({ actions }) {
      actions.addRoute({ path: `${baseUrl}timer/`, exact: true, component, react: component });
    },
  };
}
