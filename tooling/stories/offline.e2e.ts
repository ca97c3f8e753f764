import { readParts } from './kit/built-storybook.ts'
import { expect, test } from './kit/fixtures.ts'

// The fixture `kit` refuses every other address and fails on any request that leaves or is not answered.

test('the whole Storybook opens from a file server with no network, in our name', async ({ kit }) => {
  test.setTimeout(60_000)
  await kit.goto('/index.html')
  await expect(kit.getByRole('link', { name: 'Проверка: части и правила' })).toBeVisible()
  const preview = kit.frameLocator('#storybook-preview-iframe')
  // Storybook's own frame and then the stories in it: two programs to start, one after the other.
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 })
})

test('a page of description says when to take the part and when not, and lists all its states', async ({
  kit,
}) => {
  const part = readParts().find(({ place }) => place === 'primitives/button/button')!
  await kit.goto(
    `/iframe.html?viewMode=docs&id=${encodeURIComponent(part.docsId!)}&globals=brand:fiz;scheme:dark`,
  )
  await expect(kit.getByRole('heading', { level: 1, name: 'Кнопка' })).toBeVisible()
  await expect(kit.getByRole('heading', { name: 'Когда брать' })).toBeVisible()
  await expect(kit.getByRole('heading', { name: 'Когда не брать' })).toBeVisible()
  await expect(kit.locator('[data-story-block], iframe')).toHaveCount(part.stories.length)
  await expect(kit.locator('html')).toHaveAttribute('data-brand', 'fiz')
  await expect(kit.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a property changed in the table changes the part at once', async ({ kit }) => {
  const part = readParts().find(({ place }) => place === 'primitives/button/button')!
  await kit.goto(`/iframe.html?viewMode=docs&id=${encodeURIComponent(part.docsId!)}`)
  await kit.getByRole('textbox', { name: 'children: значение' }).fill('Купить отчет')
  await expect(kit.getByRole('button', { name: 'Купить отчет' }).first()).toBeVisible()
  await kit.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(kit.getByRole('button', { name: 'Купить отчет' })).toHaveCount(0)
})

test('dialogs of a page of description stay in windows of their own', async ({ kit }) => {
  const part = readParts().find(({ place }) => place === 'dialogs/confirm-dialog/confirm-dialog')!
  await kit.goto(`/iframe.html?viewMode=docs&id=${encodeURIComponent(part.docsId!)}`)
  await expect(kit.locator('iframe')).toHaveCount(part.stories.length)
  await expect(kit.frameLocator('iframe').first().getByRole('dialog')).toBeVisible({ timeout: 15_000 })
  await expect(kit.getByRole('dialog')).toHaveCount(0)
})

test('the file server gives nothing from outside of its folder', async ({ origin, request }) => {
  for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/no-such-file', '/assets']) {
    expect((await request.get(`${origin}${path}`)).status(), path).toBe(404)
  }
})
