import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findComponentsWithoutStories } from './shown-components.ts'
import { temporaryTree } from './temporary-tree.ts'

const kit = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`packages/ui/src/fields/${name}`, text]))

test('each exported component is named whose folder has a story, but not of it', (context) => {
  const root = temporaryTree(
    context,
    kit({
      'index.ts': `
        export { EmailField, TextField as Line } from './text/text.tsx'
        export type { TextProps } from './text/text.tsx'
        export { Select, filled } from './select/select.tsx'
        export * from './icons.ts'`,
      'text/text.tsx': '',
      'text/text.stories.tsx': `
        import { TextField } from './text.tsx'
        export default { component: TextField }`,
      'select/select.tsx': '',
      'select/select.stories.tsx': `
        import { Select as List } from './select.tsx'
        export const One = { render: () => <List /> }`,
    }),
  )
  assert.deepEqual(findComponentsWithoutStories(root), ['packages/ui/src/fields/text/text.tsx: EmailField'])
})

test('neither a type nor a namesake nor a story of another part shows a component', (context) => {
  const root = temporaryTree(
    context,
    kit({
      'index.ts': `
        export { Switch } from './switch/switch.tsx'
        export { Radio } from './radio/radio.tsx'
        export { Field } from './field/field.tsx'`,
      'switch/switch.tsx': '',
      'switch/switch.stories.tsx': `
        import { Switch } from './switch.tsx'
        export const args = {} as React.ComponentProps<typeof Switch>`,
      'radio/radio.tsx': '',
      'radio/radio.stories.tsx': `
        import { Radio } from '../other/other.tsx'
        export const One = { render: () => <Radio /> }`,
      'field/field.tsx': '',
      'other/other.stories.tsx': `
        import { Field } from '../field/field.tsx'
        export const One = { render: () => <Field /> }`,
    }),
  )
  assert.deepEqual(findComponentsWithoutStories(root), [
    'packages/ui/src/fields/switch/switch.tsx: Switch',
    'packages/ui/src/fields/radio/radio.tsx: Radio',
    'packages/ui/src/fields/field/field.tsx: Field',
  ])
})

test('a component handed over as a value is shown', (context) => {
  const root = temporaryTree(
    context,
    kit({
      'index.ts': `export { InnField } from './inn/inn.tsx'`,
      'inn/inn.tsx': '',
      'inn/inn.stories.tsx': `
        import { InnField } from './inn.tsx'
        export const One = { render: (args) => <FieldInUse field={InnField} args={args} /> }`,
    }),
  )
  assert.deepEqual(findComponentsWithoutStories(root), [])
})
