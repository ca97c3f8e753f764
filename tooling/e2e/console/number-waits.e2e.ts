import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { visit } from '../pages/visitors.ts'
import { openConsole } from './operator.ts'

test('an object that a visitor did not find is answered by keys, and the visitor gets the words by email', async ({
  page,
  browser,
  ownEmail,
  emailTo,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const visitor = await visit(browser, `http://realty.localhost:${port}`, undefined)
  const key = `Образцовск, Новая, 1, кв. ${ownEmail.slice(0, 6)}`
  const asked = await callAs(visitor.page, 'POST', '/objects/waits', {
    key,
    email: ownEmail,
    note: 'новый дом',
  })
  expect(asked).toMatchObject({ status: 200 })
  const { text } = await emailTo(ownEmail, /проверим номер/)
  const token = /number_[\w-]+/.exec(text)?.[0] ?? ''
  expect(await callAs(visitor.page, 'PUT', '/objects/waits', { token })).toMatchObject({ status: 200 })
  await visitor.context.close()

  await openConsole(page, '/')
  await page.getByRole('link', { name: 'Просят найти номер' }).press('Enter')
  const row = page.getByRole('row', { name: new RegExp(key) })
  await expect(row).toContainText(/осталось|завтра|до/)
  const rows = page.getByRole('grid', { name: 'Просят найти номер' }).getByRole('row')
  const place = (await rows.allTextContents()).findIndex((line) => line.includes(key))
  for (let step = 0; step < place; step += 1) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Приписка: «новый дом»')).toBeVisible()
  await page.getByRole('radio', { name: 'Объекта нет' }).press('Space')
  await page.getByLabel('Кто и что ответил').focus()
  await page.keyboard.type('Росреестр: дом на учет не поставлен')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Ответ отправлен. Ждали: 1')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await emailTo(ownEmail, /объекта не нашли/)).text).toContain('дом на учет не поставлен')
})
