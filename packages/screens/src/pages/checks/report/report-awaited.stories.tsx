import { files, reports, visitEvents } from '@proverka/api/calls'
import { MINUTE_MS } from '@proverka/domain/timing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, repliesFile, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PROPERTY_REPORT } from '../../../stories/sample-orders.ts'
import {
  LOOKED_UP_REPORT,
  PICTURE,
  REGISTER_DOCUMENT,
  sampleAwaited,
} from '../../../stories/sample-fulfilment.ts'
import * as page from './report-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Отчет, ответа ждут',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Часть заказа, на которую отвечает Росреестр или оператор: срок по рабочим дням, шаги, номер запроса, что будет, если опоздает.',
      avoid: 'Источники, которые отвечают сами за минуты, показывает «Отчет».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = (item: ReturnType<typeof sampleAwaited>) =>
  inSituation({
    path: `/report/${item.order_item_id}/`,
    visitor: 'user',
    answers: [
      replies(reports.getReport, item),
      replies(visitEvents.answerPoll, { accepted: true }),
      replies(reports.listFaults, []),
      repliesFile(files.downloadFile, 'report.xml.sig'),
    ],
  })

export const Ordered: Story = {
  name: '[FULFIL-08] Ждем ответа: день срока, номер запроса, последний день',
  parameters: open(sampleAwaited()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Ждем\sответ\sРосреестра, день\s\d\sиз\s7$/ }),
    ).toBeVisible()
    await expect(canvas.getByText('80-105152635')).toBeVisible()
    await expect(canvas.getByText(/^Не\sпозже \d{2}\.\d{2}\.\d{4}, 24:00\sМСК$/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Срок\sпо\sдоговору: 7\sрабочих дней/ })).toBeVisible()
    await expect(canvas.getByText(/67\sиз\s84/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Если опоздает' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: /^Что\sуже\sсделано$/ })).toBeVisible()
  },
}
export const Unmeasured: Story = {
  name: '[FULFIL-08] Измерений мало: ни столбиков, ни «обычно»',
  parameters: open(sampleAwaited({ isMeasured: false, request_number: null })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Ждем\sответ/ })
    await expect(canvasElement.textContent).not.toMatch(/обычно|Столбики/i)
    await expect(canvas.getByText(/^Номер\sзапроса не\sуказан$/)).toBeVisible()
  },
}
export const ToOrder: Story = {
  name: 'Еще не заказано',
  parameters: open(sampleAwaited({ ago: 0, status: 'to-order', ordered_at: null, request_number: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Запрос еще\sне\sотправлен$/)).toBeVisible()
  },
}
export const Late: Story = {
  name: '[FULFIL-08] Срок вышел: деньги вернули сами',
  parameters: open(
    sampleAwaited({ ago: 14, status: 'overdue', returned: true }, { status: 'refund', returned: 499 }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Росреестр опаздывает/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/^499\s₽ вернули \d{2}\./)).toBeVisible()
    await expect(canvas.getByText(/^Ответ ждем\sи\sдальше$/)).toBeVisible()
  },
}
export const Refused: Story = {
  name: '[FULFIL-08] Отказ: слова реестра и что они значат',
  parameters: open(
    sampleAwaited(
      {
        status: 'refused',
        ended_at: new Date(Date.now() - 30 * MINUTE_MS).toISOString(),
        refusal:
          'В Едином государственном реестре недвижимости отсутствуют сведения о запрошенном объекте с указанными характеристиками',
        returned: true,
      },
      { status: 'refund', returned: 499 },
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Росреестр отказал' })).toBeVisible()
    await expect(canvasElement.querySelector('blockquote')?.textContent).toMatch(
      /^«В\sЕдином государственном/,
    )
    await expect(canvas.getByText(/Это\sне\sзначит, что\sобъекта нет/)).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/не\sнайден/i)
  },
}
export const Answered: Story = {
  name: '[FULFIL-09] Ответ пришел: файлы реестра и три строки о подписи',
  parameters: open(
    sampleAwaited(
      { status: 'answered', ended_at: new Date(Date.now() - 30 * MINUTE_MS).toISOString() },
      { status: 'done', report: PROPERTY_REPORT, register_documents: [REGISTER_DOCUMENT] },
    ),
  ),
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('list', { name: /^Проверка подписи$/ })
    await expect(within(lines).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(lines).getByText(/^Кто подписал, не\sдоказано$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать report.xml.sig' }))
  },
}
export const LookedUp: Story = {
  name: '[FULFIL-11] Проверил оператор: день в отметке, снимок страницы',
  parameters: open(
    sampleAwaited(
      { kind: 'courts', status: 'answered', ended_at: new Date(Date.now() - 30 * MINUTE_MS).toISOString() },
      { status: 'done', report: LOOKED_UP_REPORT, register_documents: [PICTURE] },
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/МСК,\sпроверил\sоператор/))[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Снимок страницы источника' })).toBeVisible()
    await expect(canvas.queryByText(/Проверка\sподписи|откройте\sих\sвместе/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать суды.png' }))
  },
}
export const LookingUp: Story = {
  name: '[FULFIL-11] Смотрит оператор',
  parameters: open(
    sampleAwaited({ kind: 'courts', status: 'to-order', ordered_at: null, request_number: null }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Проверяет\sоператор, день\s\d\sиз\s7$/ })
    await expect(canvas.getByText(/^Оператор смотрит\sсам$/)).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Ждем сервер',
  parameters: inSituation({
    path: `/report/${sampleAwaited().order_item_id}/`,
    visitor: 'user',
    answers: [waits(reports.getReport)],
  }),
}
export const Denied: Story = {
  name: 'Чужой отчет',
  parameters: inSituation({
    path: `/report/${sampleAwaited().order_item_id}/`,
    visitor: 'user',
    answers: [refuses(reports.getReport, 'access/denied')],
  }),
}
export const Phone: Story = { ...Ordered, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
