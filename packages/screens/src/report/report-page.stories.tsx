import { reports, visitEvents } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies, waits } from '../stories/fake-server.ts'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import { PERSON_REPORT, PROPERTY_REPORT, samplePart } from '../stories/sample-orders.ts'
import * as page from './report-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Отчет',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Страница одного купленного отчета во всех его состояниях.',
      avoid: 'Заказ из\u00a0нескольких частей читают на\u00a0странице заказа.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = (part: Parameters<typeof samplePart>[1], product = 'EgrnObject') =>
  inSituation({
    path: `/report/${samplePart(product, part).order_item_id}/`,
    visitor: 'user',
    answers: [
      replies(reports.getReport, samplePart(product, part)),
      replies(visitEvents.answerPoll, { accepted: true }),
    ],
  })

export const Property: Story = {
  name: 'Об\u00a0объекте',
  parameters: open({ status: 'done', report: PROPERTY_REPORT }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Что не\sпроверено$/ })).toBeVisible()
  },
}
export const Person: Story = {
  name: 'О\u00a0человеке: четыре вида ответов',
  parameters: open({ status: 'done', report: PERSON_REPORT ?? null }, 'PersonCheck'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Ладогин/ })).toBeVisible()
  },
}
export const Rated: Story = {
  name: '[UI-068] Вопрос «Отчет помог?»: один ответ и\u00a0спасибо',
  parameters: open({ status: 'done', report: PROPERTY_REPORT }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Да' }))
    await expect(await canvas.findByText('Спасибо, ответ записан.')).toBeVisible()
    await expect(JSON.parse(localStorage.getItem('ratedReports') ?? '[]')).toHaveLength(1)
    localStorage.removeItem('ratedReports')
  },
}
export const Phone: Story = { ...Person, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Going: Story = {
  name: 'Готовится',
  parameters: open({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Запросы отправлены/)).toBeVisible()
  },
}
export const NeedsOwner: Story = {
  name: 'Ждет собственника',
  parameters: open({ status: 'actionrequired' }, 'RiskAssessmentOwner'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Фамилия собственника')).toBeVisible()
  },
}
export const Unpaid: Story = { name: 'Ждет оплаты', parameters: open({ status: 'waitingforpayment' }) }
export const Refunded: Story = { name: 'Деньги возвращены', parameters: open({ status: 'refund' }) }
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({
    path: `/report/${PROPERTY_REPORT.id}/`,
    visitor: 'user',
    answers: [waits(reports.getReport)],
  }),
}
export const Refused: Story = {
  name: 'Чужой или несуществующий',
  parameters: inSituation({
    path: `/report/${PROPERTY_REPORT.id}/`,
    visitor: 'user',
    answers: [refuses(reports.getReport, 'order/not-found')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Такого отчета нет' })).toBeVisible()
  },
}
export const Guest: Story = {
  name: 'Без входа',
  parameters: inSituation({
    path: `/report/${PROPERTY_REPORT.id}/`,
    answers: [refuses(reports.getReport, 'auth/token-required')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Войдите, чтобы прочитать отчет')).toBeVisible()
  },
}
/** A failure is repeated before it is told. */
const LONG = { timeout: 12_000 }

export const Failed: Story = {
  name: 'Сервер не ответил: повторить, а\u00a0не\u00a0входить',
  parameters: inSituation({
    path: `/report/${PROPERTY_REPORT.id}/`,
    answers: [refuses(reports.getReport, 'server/unknown')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Отчет не открылся' }, LONG)).toBeVisible()
    await expect(canvas.getByText('req-1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Войти' })).toBeNull()
  },
}
export const NoSuchAddress: Story = {
  name: 'Ошибка в\u00a0адресе',
  parameters: inSituation({ path: '/report/1/' }),
}
