import { comparison, files, reports, visitEvents } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { refuses, replies, repliesFile, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PERSON_REPORT, PROPERTY_REPORT, samplePart } from '../../../stories/sample-orders.ts'
import * as page from './report-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Отчет',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Страница одного купленного отчета во всех его состояниях.',
      avoid: 'Заказ из нескольких частей читают на странице заказа.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** Two faults: one in work, one answered. */
const FAULTS = [
  {
    fault_id: '00000000-0000-4000-8000-000000000901',
    order_item_id: PROPERTY_REPORT.id,
    state: 'answered' as const,
    text: 'В выписке другая площадь',
    created_at: '2026-11-21T11:10:00.000Z',
    due_on: '2026-12-02',
    taken_at: '2026-11-22T09:00:00.000Z',
    answered_at: '2026-11-23T09:00:00.000Z',
    answer: 'Площадь в отчете — из выписки. Старая стояла в паспорте БТИ.',
  },
  {
    fault_id: '00000000-0000-4000-8000-000000000902',
    order_item_id: PROPERTY_REPORT.id,
    state: 'in_work' as const,
    text: 'Залог погашен в октябре',
    created_at: '2026-11-22T11:10:00.000Z',
    due_on: '2026-12-03',
    taken_at: '2026-11-23T07:00:00.000Z',
    answered_at: null,
    answer: null,
  },
]

const open = (part: Parameters<typeof samplePart>[1], product = 'EgrnObject') =>
  inSituation({
    path: `/report/${samplePart(product, part).order_item_id}/`,
    visitor: 'user',
    answers: [
      replies(reports.getReport, samplePart(product, part)),
      replies(visitEvents.answerPoll, { accepted: true }),
      replies(reports.listFaults, FAULTS),
      replies(comparison.listOwnReports, []),
    ],
  })

export const Property: Story = {
  name: 'Об объекте',
  parameters: open({ status: 'done', report: PROPERTY_REPORT }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Что не\sпроверено$/ })).toBeVisible()
  },
}
export const Person: Story = {
  name: 'О человеке: четыре вида ответов',
  parameters: open({ status: 'done', report: PERSON_REPORT ?? null }, 'PersonCheck'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Ладогин/ })).toBeVisible()
  },
}
/** The same with what the buyer copied from the person's own report of a bureau. */
const WITH_BUREAU =
  PERSON_REPORT?.subject.kind === 'person'
    ? {
        ...PERSON_REPORT,
        subject: {
          ...PERSON_REPORT.subject,
          bureauReport: {
            bureau: 'БКИ «Образец» (вымышленное)',
            score: 742,
            low: 1,
            high: 999,
            date: '2026-11-20',
          },
        },
      }
    : null

export const OwnBureau: Story = {
  name: 'Балл бюро на его шкале, со слов документа: без цвета и без вывода',
  parameters: open({ status: 'done', report: WITH_BUREAU }, 'CreditRating'),
  play: async ({ canvas }) => {
    const scale = await canvas.findByRole('img', { name: /^Шкала\. 742 из 999: БКИ/ })
    await expect(scale).toBeVisible()
    await expect(canvas.getByText(/с\sбюро\sне\sсверяли/)).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: /^БКИ/ })).toBeInTheDocument()
  },
}
/** Sections of a report as the page shows them: the sheets with a heading of the second rank. */
const sectionNames = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('section > header h2, article > header h2')].map(
    ({ textContent }) => textContent,
  )

export const Filtered: Story = {
  ...Person,
  name: '[UI-062] Показать только найденное и снова все',
  play: async ({ canvas, canvasElement }) => {
    const all = await canvas.findByRole('group', { name: 'Показать только' })
    const before = sectionNames(canvasElement)
    await expect(before.length).toBeGreaterThan(4)
    // By keyboard alone.
    within(all)
      .getByRole('button', { name: /Найдено$/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(sectionNames(canvasElement)).toEqual([
      expect.stringMatching(/^Исполнительные\sпроизводства$/),
    ])
    await expect(canvas.queryByText(/Возможно, однофамилец/)).toBeNull()
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(sectionNames(canvasElement)).toEqual(before)
    // A second press on a colour shows all again, too.
    const grey = canvas.getByRole('button', { name: /Не проверено$/ })
    await userEvent.click(grey)
    await expect(sectionNames(canvasElement)).toEqual([expect.stringMatching(/^Что не\sпроверено$/)])
    await userEvent.click(grey)
    await expect(sectionNames(canvasElement)).toEqual(before)
  },
}
export const StickyHead: Story = {
  name: '[UI-063] Шапка с выводом остается сверху, из нее качают PDF',
  parameters: inSituation({
    path: `/report/${PERSON_REPORT?.id}/`,
    visitor: 'user',
    answers: [
      replies(
        reports.getReport,
        samplePart('PersonCheck', { status: 'done', report: PERSON_REPORT ?? null }),
      ),
      repliesFile(files.downloadOrder, 'отчет.pdf'),
    ],
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'PDF' })
    await expect(canvas.getByRole('button', { name: 'JSON' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'XLSX' })).toBeEnabled()
    window.scrollTo(0, 1500)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(500))
    const head = button.closest('[data-part="head"]')
    await waitFor(() => expect(head?.getBoundingClientRect().top).toBe(0))
    await expect(within(head as HTMLElement).getByText('Опасно')).toBeVisible()
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(button)
    await waitFor(() => expect(saved).toHaveBeenCalled())
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('отчет.pdf')
    window.scrollTo(0, 0)
  },
}
const PERSON_STARTED = new Date(Date.now() - 130_000).toISOString()
const HALF_DONE = PERSON_REPORT && {
  ...PERSON_REPORT,
  status: 'in_progress' as const,
  tasks: PERSON_REPORT.tasks.map((task, index) =>
    index < 3 || task.answer.kind === 'in-progress'
      ? {
          ...task,
          status: 'running' as const,
          answer: { kind: 'in-progress' as const },
          started_at: PERSON_STARTED,
          usual_seconds: 240,
        }
      : task,
  ),
}
export const Filling: Story = {
  name: 'Заполняется: сколько ответили и сколько осталось',
  parameters: open({ status: 'inprogress', report: HALF_DONE ?? null }, 'PersonCheck'),
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('region', { name: 'Ход проверки' })
    await expect(within(progress).getByText(/^Ответил/)).toBeVisible()
    await expect(within(progress).getByText(/Обычно остается не\sбольше 2\sминут/)).toBeVisible()
  },
}
export const Late: Story = {
  name: 'Дольше обычного: так и сказано',
  parameters: open(
    {
      status: 'inprogress',
      report: HALF_DONE
        ? { ...HALF_DONE, tasks: HALF_DONE.tasks.map((task) => ({ ...task, usual_seconds: 30 })) }
        : null,
    },
    'PersonCheck',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Дольше обычного: ждем ответа/)).toBeVisible()
  },
}
export const Rated: Story = {
  name: '[UI-068] Вопрос «Отчет помог?»: один ответ и спасибо',
  parameters: open({ status: 'done', report: PROPERTY_REPORT }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Да' }))
    await expect(await canvas.findByText('Спасибо, ответ записан.')).toBeVisible()
    await expect(JSON.parse(localStorage.getItem('ratedReports') ?? '[]')).toHaveLength(1)
    localStorage.removeItem('ratedReports')
  },
}
export const Faults: Story = {
  name: 'Сообщения об ошибках: в работе и с ответом',
  parameters: open({ status: 'done', report: PROPERTY_REPORT }),
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('region', { name: /^Нашли ошибку/ })
    await expect(await within(part).findByText(/^Ответили 23\.11\.2026/)).toBeVisible()
    await expect(within(part).getByText(/Ответим до\s03\.12\.2026/)).toBeVisible()
    await userEvent.click(within(part).getByRole('button', { name: 'Сообщить об ошибке' }))
    await userEvent.click(within(part).getByRole('button', { name: 'Отправить' }))
    await expect(within(part).getByText('Обязательное поле')).toBeVisible()
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
