import StockNavbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';

/** It marks the section that the reader is in, so it changes with the page. Without a box of its own it stays at the top. */
export default function Navbar(): ReactNode {
  return (
    <div data-frame style={{ display: 'contents' }}>
      <StockNavbar />
    </div>
  );
}
