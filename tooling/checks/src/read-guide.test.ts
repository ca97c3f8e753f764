import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readGuide } from './read-guide.ts'

const guide = `guide: { about: 'Кнопка', use: 'Берите', avoid: 'Не берите' }`
const whole = { about: 'Кнопка', use: 'Берите', avoid: 'Не берите' }

test('the guide is found however the meta is written', () => {
  const object = `{ title: 'A', parameters: { layout: 'padded', ${guide} } }`
  for (const source of [
    `export default ${object}`,
    `const meta = ${object}\nexport default meta`,
    `const meta = ${object} satisfies Meta<typeof X>\nexport default meta`,
    `const meta: Meta = (${object} as Meta)\nexport default meta`,
    `const guide = { about: 'Кнопка', use: 'Берите', avoid: \`Не берите\` }\nconst meta = { parameters: { guide: guide } }\nexport default meta`,
    `const meta = { "parameters": { "guide": { "about": "Кнопка", "use": "Берите", "avoid": "Не берите" } } }\nexport default meta`,
  ]) {
    assert.deepEqual(readGuide(source), whole, source)
  }
})

test('a guide elsewhere is no guide: in a comment, in a story, in another object', () => {
  for (const source of [
    `// parameters: { ${guide} }\nconst meta = { title: 'A' }\nexport default meta`,
    `const meta = { title: 'A' }\nexport default meta\nexport const Default = { parameters: { ${guide} } }`,
    `const other = { parameters: { ${guide} } }\nconst meta = {}\nexport default meta`,
    `const meta = { ${guide} }\nexport default meta`,
    '',
  ]) {
    assert.deepEqual(readGuide(source), {}, source)
  }
})

test('an empty half is absent', () => {
  const source = `const meta = { parameters: { guide: { use: '  ', avoid: 'Не берите' } } }\nexport default meta`
  assert.deepEqual(readGuide(source), { avoid: 'Не берите' })
})
