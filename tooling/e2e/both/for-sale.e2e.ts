import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevServer, type DevServer } from '@proverka/dev-env'
import { PROVIDER_KEY, startNewdb } from '@proverka/test-support/sources/providers'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { FSSP_TOKEN, startFssp, startGibdd } from '@proverka/test-support/sources/state-services'
import { expect, test as base } from '../fixtures.ts'
import { emailsTo } from '../outbox.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'

const START_MS = 300_000

/** The product without a demo world: three services answer, in their own formats. */
const test = base.extend<{ site: string }, { connected: DevServer; dataDir: string }>({
  site: ({ connected }, use, info) =>
    use(connected.originOf(info.project.name.startsWith('fiz') ? 'fiz-pro' : 'realty')),
  dataDir: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'proverka-e2e-sale-'))
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  connected: [
    async ({ dataDir }, use) => {
      const services: SourceStandIn[] = [
        await startFssp(() => []),
        await startGibdd({}),
        await startNewdb(() => ({ data: [] })),
      ]
      const names = [
        ['fssp', FSSP_TOKEN],
        ['gibdd', ''],
        ['newdb', PROVIDER_KEY],
      ] as const
      const server = await startDevServer({
        dataDir,
        sources: names.map(([name, key], index) => ({ name, key, url: services[index]?.url ?? '' })),
      })
      await use(server)
      await server.stop()
      for (const service of services) await service.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
})

test('[SELL-01] a check of a car names before paying what no source answers, and asks for what registers need', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/proverka-avto/`)
  await refuseCounters(page)
  // On a phone the table of questions is folded; what is not asked is said beside it.
  const unasked = page.getByText(/Не\sспросим: источник пока не\sподключен/).filter({ visible: true })
  await expect(unasked.first()).toBeVisible()
  // By a plate alone neither register answers.
  await expect(page.getByLabel('Госномер')).toHaveCount(0)
  await page.getByLabel('VIN').fill('XTA000000Y0000000')
  await page.getByRole('button', { name: /^Проверить за/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  const summary = page.getByRole('complementary')
  await expect(summary.getByText(/«Проверка авто» не\sспросит, источники пока не\sподключены/)).toBeVisible()
  await expect(summary.getByText(/ДТП/)).toBeVisible()
})

test('[SELL-01] what nobody answers is not for sale: the page says why, and one email tells when it is', async ({
  page,
  site,
  dataDir,
  ownEmail,
}) => {
  await page.goto(`${site}/proverka-shtrafov/`)
  await refuseCounters(page)
  await expect(page.getByText('Пока не проверяем: источник не подключен')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Проверить за/ })).toHaveCount(0)

  const form = page.getByRole('form', { name: 'Сообщить о проверке' })
  await form.getByLabel('Почта').fill('нет')
  await form.getByRole('button', { name: 'Сообщите мне' }).click()
  await expect(form.getByLabel('Почта')).toBeFocused()
  await form.getByLabel('Почта').fill(ownEmail)
  await form.getByRole('button', { name: 'Сообщите мне' }).click()
  await expect(page.getByRole('status').filter({ hasText: ownEmail })).toContainText(/^Письмо ушло/)
  const link = () => /http\S+wait=\S+/.exec(emailsTo(ownEmail, dataDir)[0]?.text ?? '')?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  await page.goto(link())
  await expect(page.getByText('Почта подтверждена')).toBeVisible()
  await expect(page.getByText(/^Напишем один раз, когда появится: .*штраф/i)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Почта подтверждена')).toBeVisible()
})

test('[SELL-02] the form of a person counts what its data are enough for, and demands those of the leading question', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/check-person/`)
  await refuseCounters(page)
  await fillLadogin(page)
  await expect(page.getByText('Данных хватает на 1 вопрос из 10')).toBeVisible()
  await expect(page.getByText(/Добавьте ИНН — ответят/)).toBeVisible()
  await expect(page.getByText(/^Добавьте регион — ответит ФССП/)).toBeVisible()
  await expect(page.getByText(/^Не\sспросим: розыск, суды/)).toBeVisible()
  await page.getByRole('button', { name: /^Проверить за/ }).click()
  await expect(page.getByLabel('Регион')).toHaveAccessibleDescription(/Обязательное поле/)
  await page.getByLabel('Регион').selectOption('Москва')
  await expect(page.getByText('Данных хватает на 2 вопроса из 10')).toBeVisible()
  await page.getByRole('button', { name: /^Проверить за/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
})
