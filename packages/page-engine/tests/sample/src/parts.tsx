import type { RouteParts } from '@proverka/page-engine/page'
import { Link, Outlet } from 'react-router'
import './layout.css'

export const parts: RouteParts = {
  Layout: () => (
    <>
      <nav className="menu">
        <Link to="/">Home</Link> <Link to="/form/">Form</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  ),
  FailedPage: () => <h1>Something went wrong</h1>,
  FailedApp: () => <h1>Something went wrong</h1>,
  loadNotFound: async () => (await import('./not-found.tsx')).NotFound,
}
