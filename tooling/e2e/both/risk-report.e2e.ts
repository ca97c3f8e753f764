import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { awaitDone, buyReport, FLAT } from '../pages/bought-reports.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const LADOGIN = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
}
const WAIT = { timeout: 60_000 }

/** The paid check of an owner whose answers are there, opened by its buyer. */
async function openRiskReport(page: Page, email: string): Promise<string> {
  await registerByCalls(page, email)
  const metadata = { ownersData: [LADOGIN], purpose: 'purchase', ground: 'contract' }
  const bought = await buyReport(page, 'RiskAssessmentOwner', FLAT, metadata)
  await awaitDone(page, bought)
  await page.goto(`/check-person/${bought.itemId}/`)
  return bought.itemId
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const person = (page: Page, name: RegExp) => part(page, 'Собственники').getByRole('listitem', { name })

async function fillOwner(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Фамилия собственника').fill(name)
  await form.getByLabel('Дата рождения').fill('14031987')
}

test('[RISK-06] a question without an answer is put once more, and counted', async ({ page, ownEmail }) => {
  test.slow()
  await openRiskReport(page, ownEmail)
  const task = person(page, /^Ладогин/).getByRole('listitem', { name: /арбитраж/i })
  await expect(task.getByText('Не проверено')).toBeVisible(WAIT)
  const starts = async () => Number(/(\d+)\s+запрос/.exec((await task.textContent()) ?? '')?.[1])
  const before = await starts()
  expect(before).toBeGreaterThan(0)
  // The source that is down answers at once: its question is held until the page has been seen to wait.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/risk/v2/task/restart', async (route) => {
    await held
    await route.continue()
  })
  await task.getByRole('button', { name: 'Спросить еще раз' }).click()
  await expect(task.getByText('Проверяется')).toBeVisible()
  release()
  await expect.poll(starts, WAIT).toBe(before + 1)
})

test(
  '[RISK-07] the data of an owner are changed and stay, until the limit of changes is told',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(/409|Отчет не изменен/)
    await openRiskReport(page, ownEmail)
    const change = async (from: RegExp, to: string) => {
      const row = person(page, from)
      await row.getByRole('button', { name: 'Изменить' }).click()
      await fillOwner(row, to)
      await row.getByRole('button', { name: 'Проверить заново' }).click()
    }
    await change(/^Ладогин/, 'Безупречный Савва Ильич')
    await expect(person(page, /^Безупречный Савва Ильич$/)).toBeVisible(WAIT)
    await page.reload()
    await expect(person(page, /^Безупречный Савва Ильич$/)).toBeVisible(WAIT)
    await expect(page.getByRole('heading', { level: 1, name: /Безупречный/ })).toBeVisible()

    await change(/^Безупречный/, 'Безупречный Сава Ильич')
    await expect(person(page, /^Безупречный Сава Ильич$/)).toBeVisible(WAIT)
    await change(/^Безупречный/, 'Безупречный Семен Ильич')
    await expect(
      page.getByText('Превышен лимит редактирования данных. Необходимо создать новый заказ.'),
    ).toBeVisible()
  },
)

test('[RISK-12] [RISK-13] what the buyer concludes and hears of the seller stays in the report', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await openRiskReport(page, ownEmail)
  const survey = part(page, 'Спросите продавца')
  const spouse = survey.getByRole('group', { name: 'Объект куплен в браке?' })
  await spouse.getByRole('radio', { name: 'Да' }).check(WAIT)
  await expect(survey.getByText(/п\.\s3\sст\.\s35\sСК\sРФ/)).toBeVisible()
  await survey.getByRole('button', { name: 'Сохранить ответы' }).click()
  await expect(page.getByText('Ответы сохранены')).toBeVisible()

  const said = part(page, 'Со слов продавца').getByRole('listitem', { name: 'Что говорит собственник' })
  await expect(said.getByText('Не указано')).toBeVisible()
  await said.getByRole('button', { name: 'Записать' }).click()
  await said.getByRole('textbox').fill('Долг закроет до сделки')
  await said.getByRole('button', { name: 'Сохранить' }).click()
  // The kept words may come a moment before the field that they were typed in goes.
  await expect(said.getByRole('paragraph').filter({ hasText: 'Долг закроет до сделки' })).toBeVisible()
  await expect(said.getByRole('textbox')).toBeHidden()

  const conclusions = part(page, 'Выводы')
  await expect(conclusions.getByText('По правилам отчета').first()).toBeVisible()
  await conclusions.getByLabel('Ваш вывод').fill('Взять расписку о долге')
  await conclusions.getByRole('button', { name: 'Добавить вывод' }).click()
  const own = conclusions.getByRole('listitem').filter({ hasText: 'Взять расписку о долге' })
  await expect(own).toBeVisible()

  await page.reload()
  await expect(spouse.getByRole('radio', { name: 'Да' })).toBeChecked(WAIT)
  await expect(said.getByText('Долг закроет до сделки')).toBeVisible()
  await own.getByRole('button', { name: 'Удалить' }).click()
  await expect(own).toBeHidden()
  await page.reload()
  await expect(conclusions.getByText('По правилам отчета').first()).toBeVisible(WAIT)
  await expect(own).toBeHidden()
})

test(
  '[RISK-08] a report that its buyer has finished is changed no more',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(/409/)
    const itemId = await openRiskReport(page, ownEmail)
    const owners = part(page, 'Собственники')
    await owners.getByRole('button', { name: 'Добавить собственника' }).click(WAIT)
    await fillOwner(owners, 'Безупречный Савва Ильич')
    await owners.getByRole('button', { name: 'Проверить бесплатно' }).click()
    await expect(person(page, /^Безупречный/).getByText('Проверяется')).toHaveCount(0, WAIT)
    await expect(
      person(page, /^Безупречный/)
        .getByText('Не найдено')
        .first(),
    ).toBeVisible(WAIT)

    await page.getByRole('button', { name: 'Завершить отчет' }).click()
    await page.getByRole('button', { name: 'Да, завершить' }).click()
    await expect(page.getByText('Отчет завершен', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Отчет завершен', { exact: true })).toBeVisible(WAIT)
    for (const name of ['Изменить', 'Убрать', 'Добавить собственника', 'Добавить вывод', 'Сохранить ответы'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)

    const report = (await callAs(page, 'GET', `/risk/v2/report/${itemId}`)).data as {
      readonly status: string
      readonly owner: { readonly id: string }
    }
    expect(report.status).toBe('finished')
    const refused = await callAs(page, 'POST', '/risk/v2/conclusion/', {
      order_item_id: itemId,
      text: 'Поздно',
    })
    expect(refused.status).toBe(409)
  },
)
