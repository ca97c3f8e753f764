import { comparison, events } from '@proverka/api/calls'
import { personReport, propertyReport } from '@proverka/domain/fixtures/make-report.ts'
import { MORTGAGED } from '@proverka/domain/fixtures/order-cases.ts'
import type { Report } from '@proverka/domain/reports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './compare-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Два рядом',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Два объекта, два человека или две компании рядом, чтобы решить. Неизвестное не хуже и не лучше.',
      avoid: 'Два отчета об одном и том же — «Разница отчетов».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const ONE = '00000000-0000-4000-8000-000000000911'
const OTHER = '00000000-0000-4000-8000-000000000912'
const FIRST: Report = { ...propertyReport(MORTGAGED), id: ONE }
const SECOND: Report = {
  ...propertyReport({
    ...MORTGAGED,
    encumbrances: [],
    parts: { ...MORTGAGED.parts, encumbrances: 'absent' },
  }),
  id: OTHER,
  subject: {
    kind: 'property',
    cadastralNumber: '00:14:0203005:999',
    address: 'г. Образцовск, ул. Полевая, д. 3, кв. 12',
  },
}
const DEBT = {
  kind: 'found',
  findings: [{ title: '48120/26/00014-ИП', facts: [], severity: 'critical', amount: 38_814_000 }],
} as const
const SELLER: Report = {
  ...personReport([
    [
      'bailiffs',
      'ФССП',
      { kind: 'found', findings: [...DEBT.findings].map((one) => ({ ...one, facts: [] })) },
    ],
    ['wanted', 'МВД', { kind: 'not-found' }],
  ]),
  id: ONE,
}
const SELLER_B: Report = {
  ...personReport([['wanted', 'МВД', { kind: 'not-found' }]]),
  id: OTHER,
  subject: { kind: 'person', lastName: 'Ветрова', firstName: 'Ольга', birthDate: '1959-07-02' },
}
const path = `/compare/?one=${ONE}&other=${OTHER}`
const open = (one: Report, other: Report) =>
  inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(comparison.getComparison, {
        one: { order_item_id: one.id, report: one },
        other: { order_item_id: other.id, report: other },
      }),
      replies(events.estimatePrice, {
        flat: { address: 'г. Образцовск, ул. Кленовая, д. 5, кв. 1', area: 54.3 },
        price: 7_650_000,
        price_per_m2: 140_884,
        range: { low: 7_200_000, high: 8_100_000 },
        count: 8,
        scope: 'house',
        error: null,
        comparables: [],
      }),
    ],
  })
const own = ({ id, number, product_name, title, updated_at }: Report, subject: string) => ({
  order_item_id: id,
  number,
  product_name,
  title,
  kind: 'property' as const,
  subject,
  updated_at,
})

export const Objects: Story = {
  name: 'Два объекта',
  parameters: open(FIRST, SECOND),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Какой из\sдвух объектов/ })).toBeVisible()
    const encumbrances = canvas.getByRole('row', { name: /^Ограничения прав/ })
    await expect(within(encumbrances).getByText(/документ не\sсообщает/)).toBeVisible()
    await expect(canvas.getByText(/Пустая строка не\sлучше и\sне\sхуже/)).toBeVisible()
    await userEvent.click(canvas.getByText(/^Одинаково у\sобоих, строк/))
    await userEvent.type(canvas.getByLabelText('Сколько просят за А'), '8450000')
    await userEvent.type(canvas.getByLabelText('Сколько просят за Б'), '7300000')
    await expect(
      await canvas.findByText(/просят\s8 450 000 ₽, на 350 000 ₽ выше оценки, за метр 155 617 ₽; оценка: 8/),
    ).toBeVisible()
    await expect(canvas.getByText(/просят 7 300 000 ₽, внутри оценки/)).toBeVisible()
    await expect(canvas.getByText(/штрих — объявлений меньше 10/)).toBeVisible()
  },
}

export const People: Story = {
  name: 'Два продавца',
  parameters: open(SELLER, SELLER_B),
  play: async ({ canvas }) => {
    const debts = await canvas.findByRole('row', { name: /^Исполнительные производства/ })
    await expect(within(debts).getByRole('link', { name: /^Спросить за/ })).toBeVisible()
    await expect(canvas.getByText(/Ссылкой его не\sпередать/)).toBeVisible()
  },
}

export const Choice: Story = {
  name: 'Выбор двух',
  parameters: inSituation({
    path: '/compare/',
    visitor: 'user',
    answers: [
      replies(comparison.listOwnReports, [own(FIRST, 'Кленовая, 5'), own(SECOND, 'Полевая, 3, кв. 12')]),
    ],
  }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Кого сравнить' }))
    await userEvent.click(form.getByRole('button', { name: 'Сравнить' }))
    await expect(form.getByText('Выберите первый отчет или объект')).toBeVisible()
    await userEvent.selectOptions(
      form.getByLabelText('Первый'),
      await form.findByRole('option', { name: /^Кленовая/ }),
    )
    await userEvent.selectOptions(form.getByLabelText('Второй'), 'key')
    await userEvent.click(form.getByRole('button', { name: 'Сравнить' }))
    await expect(form.getByText('Укажите номер или адрес')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(comparison.getComparison)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем сравнение')).toBeInTheDocument()
  },
}

export const Refused: Story = {
  name: 'Нет основания',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(comparison.getComparison, 'comparison/no-ground')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/есть основание проверки каждого/)).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'Гость с чужой ссылкой',
  parameters: inSituation({ path }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Войдите, чтобы сравнить/ })).toBeVisible()
  },
}
