import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dropUnusedRouter, markRouterPure } from './drop-unused-router.mjs'

const library = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib')

describe('markRouterPure', () => {
  it('marks components and classes as free of effects and leaves all else', () => {
    const code = [
      'const Known = React$1.memo(Rows);',
      'var Boundary = class extends React$1.Component {',
      '\trender() {',
      '\t\treturn null;',
      '\t}',
      '};',
      'var Plain = class {};',
    ].join('\n')
    expect(markRouterPure(code)).toBe(
      [
        'const Known = /* @__PURE__ */ React$1.memo(Rows);',
        'var Boundary = /* @__PURE__ */ (() => class extends React$1.Component {',
        '\trender() {',
        '\t\treturn null;',
        '\t}',
        '})();',
        'var Plain = class {};',
      ].join('\n'),
    )
  })

  it.each(['components.js', 'hooks.js'])(
    'still finds what to mark in %s of the installed version',
    (file) => {
      const path = join(library, file)
      expect(path).toMatch(dropUnusedRouter.transform.filter.id)
      expect(markRouterPure(readFileSync(path, 'utf8'))).toContain('/* @__PURE__ */ (() => class extends')
    },
  )
})
