import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Counter from '../components/Counter';

export default function Home(): ReactNode {
  const props = { cups: 2 };
  return (
    <Layout title="Home">
      <main className="container">
        <h1>Kettle</h1>
        <div data-island="counter" data-props={JSON.stringify(props)}>
          <Counter {...props} />
        </div>
        <p>
          <Link to="/docs/">First use</Link> <Link to="/timer/">Timer</Link>{' '}
          <Link to="/blog/quiet-lid/">A quieter lid</Link>
        </p>
      </main>
    </Layout>
  );
}
