import { risk } from '@proverka/api/calls'
import { Container } from '@proverka/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Queries } from '../../../../runtime/data/queries.tsx'
import { refuses, replies, waits } from '../../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../../stories/page-story.tsx'
import type { RiskReportView } from './risk-data.ts'
import { RiskWork } from './risk-work.tsx'

const ITEM = '00000000-0000-4000-8000-000000000801'
const ORDER = '00000000-0000-4000-8000-000000000802'
const at = '2026-11-21T11:05:00.000Z'

const task = (index: number, task_type: string, result: object, status = 'done') => ({
  task_id: `00000000-0000-4000-8000-0000000009${index}0`,
  task_type,
  task_result: { result, text: '', images: [] },
  status,
  missing_requirements: [],
  number_of_starts: status === 'error' ? 3 : 1,
  started_at: at,
})
const TASKS = [
  task(1, 'bailiffs', { kind: 'not-found' }),
  task(2, 'arbitration', { kind: 'not-checked', reason: 'source-down' }, 'error'),
]
const owner = (id: string, lastName: string) => ({
  id,
  order_item_id: ITEM,
  order_id: ORDER,
  owner: { lastName, firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' },
})
const FIRST = owner('00000000-0000-4000-8000-000000000811', 'Ладогин')
const SECOND = owner('00000000-0000-4000-8000-000000000812', 'Безупречный')

const REPORT: RiskReportView = {
  order_item_id: ITEM,
  order_id: ORDER,
  version: 'V2.1',
  owner: FIRST,
  tasks: TASKS,
  conclusions: [
    { conclusion_id: null, text: 'Спросите о долгах до задатка.', created_at: null },
    { conclusion_id: ITEM, text: 'Взять расписку', created_at: at },
  ],
  global_data: {},
  status: 'finished',
  started_at: at,
  updated_at: at,
  owners: [
    { ...FIRST, tasks: [] },
    { ...SECOND, tasks: TASKS },
  ],
  tasks_general: [],
  tasks_parse_xml: [],
  statements: [{ key: 'seller', text: 'Долг закроет до сделки' }],
  survey: { spouse: 'yes', children: 'unknown' },
  closed_at: null,
  edits_left: 1,
}

const meta = {
  ...pageStories({
    Component: () => (
      <Queries>
        <Container>
          <RiskWork itemId={ITEM} />
        </Container>
      </Queries>
    ),
  }),
  title: 'Экраны/Отчет о рисках: работа покупателя',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Люди отчета, вопросы продавцу, слова и выводы покупателя под отчетом о собственнике.',
      avoid: 'В отчетах других проверок этого нет.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = (report: RiskReportView) =>
  inSituation({
    path: `/check-person/${ITEM}/`,
    visitor: 'user',
    answers: [replies(risk.getRiskReport, report)],
  })

export const Open: Story = {
  name: 'Двое собственников, ответы продавца',
  parameters: open(REPORT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/п\.\s3\sст\.\s35\sСК\sРФ/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Спросить еще раз' })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: 'Убрать' })).toHaveLength(1)
  },
}
export const Closed: Story = {
  name: 'Завершен: только читать',
  parameters: open({ ...REPORT, closed_at: at }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отчет завершен')).toBeVisible()
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
    // Four of the questions have no answer: none of them reads as «нет».
    await expect(canvas.getAllByText('Не указано')).toHaveLength(5)
  },
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({
    path: `/check-person/${ITEM}/`,
    visitor: 'user',
    answers: [waits(risk.getRiskReport)],
  }),
}
export const Refused: Story = {
  name: 'Не открылся',
  parameters: inSituation({
    path: `/check-person/${ITEM}/`,
    visitor: 'user',
    answers: [refuses(risk.getRiskReport, 'access/denied')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет доступа')).toBeVisible()
  },
}
export const Phone: Story = { ...Open, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
