/**
 * React Router tells no bundler that its `memo()` and its classes on `React.Component` do nothing when made, so those
 * of its data mode, which no page uses, would stay with all that they call: two thirds of it.
 *
 * @param {string} code a module of React Router
 */
export function markRouterPure(code) {
  return code
    .replaceAll(/= (React\$1\.memo\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/= (class extends React\$1\.Component \{[^]*?^\});/gm, '= /* @__PURE__ */ (() => $1)();')
}

/** Lets the bundler drop the parts of React Router that nothing uses. */
export const dropUnusedRouter = {
  name: 'drop-unused-router',
  transform: {
    filter: { id: /react-router.dist.production.lib.(?:components|hooks)\.js$/ },
    /** @param {string} code */
    handler: (code) => ({ code: markRouterPure(code), map: null }),
  },
}
