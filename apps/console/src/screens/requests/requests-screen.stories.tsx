import { admin } from '@proverka/api/calls'
import { refuses, replies, waits, type FakeAnswer } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { recorded } from '../../stories/recorded.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import * as screen from './requests-screen.tsx'
import type { Fault, SubjectRequest } from './requests-query.ts'

const meta = {
  title: 'Консоль/Обращения',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Письма, на которые отвечает человек: ошибки в отчетах и обращения проверяемых. Срок закона стоит первым.',
      avoid: 'Вопросы об оплате — на странице заказа.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const dayIn = (days: number) => inDays(days).slice(0, 10)
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const fault = (more: Partial<Fault> = {}): Fault => ({
  fault_id: idOf(1),
  order_item_id: idOf(11),
  state: 'accepted',
  text: 'В строке 3 долг 84 210 ₽ в Межевске. Я там никогда не жил.',
  created_at: inDays(-2),
  due_on: dayIn(5),
  taken_at: null,
  answered_at: null,
  answer: null,
  order_number: 10_531,
  product_name_ru: 'Долги у приставов',
  email: 'л···@e···.ru',
  ...more,
})

const request = (more: Partial<SubjectRequest> = {}): SubjectRequest => ({
  request_id: idOf(2),
  number: 2331,
  kind: 'objection',
  state: 'verified',
  person: {
    lastName: 'Л···',
    firstName: 'А···',
    middleName: 'П···',
    birthDate: '··.··.1987',
    inn: '',
    phone: '+7 ··· ··· ·· 67',
  },
  email: 'a···@e···.ru',
  text: '···',
  created_at: inDays(-12),
  due_on: dayIn(1),
  extended_for: null,
  verified_by: 'Паспорт показан лично, данные совпали',
  answer: null,
  ended_at: null,
  act_id: null,
  ...more,
})

const NAMESAKE = idOf(32)

const beside: readonly FakeAnswer[] = [
  replies(admin.findSubjectData, [
    {
      place: 'order',
      record_id: idOf(31),
      order_item_id: idOf(31),
      order_number: 10_531,
      product: 'Долги у приставов',
      match: 'same',
      purpose: 'Сделка',
      ground: 'Законный интерес',
      ordered_at: inDays(-20),
      in_work: false,
    },
    {
      place: 'order',
      record_id: NAMESAKE,
      order_item_id: NAMESAKE,
      order_number: 10_544,
      product: 'Суды',
      match: 'namesake',
      purpose: null,
      ground: null,
      ordered_at: inDays(-30),
      in_work: false,
    },
  ]),
  replies(admin.listDestructionActs, [
    {
      act_id: idOf(41),
      number: 12,
      cause: 'objection',
      day: dayIn(-4),
      subject: 'request:2300',
      destroyed: 3,
    },
  ]),
]

const lists = (faults: Fault[], requests: SubjectRequest[]): readonly FakeAnswer[] => [
  replies(admin.listAllFaults, faults),
  replies(admin.listSubjectRequests, requests),
]

const answered = recorded(replies(admin.moveFault, fault({ state: 'answered', answer: 'Ответ' })))

export const Filled: Story = {
  name: 'На ошибку в отчете отвечают по шаблону; пустой ответ не уходит',
  parameters: inSituation({
    path: '/requests',
    answers: [...lists([fault()], [request()]), answered.recording, ...beside],
  }),
  play: async ({ canvas }) => {
    answered.bodies.length = 0
    // The nearest term is that of the law.
    await expect(await canvas.findByRole('heading', { name: /^№ 2331/ })).toBeVisible()
    await userEvent.keyboard('j')
    await expect(
      await canvas.findByRole('heading', { name: /^Ошибка в отчете, заказ 10\s531/ }),
    ).toBeVisible()
    canvas.getByLabelText('Ответ').focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Впишите: ответ')).toBeVisible()
    await expect(answered.bodies).toEqual([])
    canvas.getByRole('button', { name: 'Однофамилец' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(answered.bodies).toHaveLength(1))
    await expect(answered.bodies[0]).toMatchObject({ fault_id: idOf(1), state: 'answered' })
    await expect((answered.bodies[0] as { answer: string }).answer).toMatch(/^Здравствуйте\. Вы правы/)
  },
}

const carried = recorded(
  replies(admin.moveSubjectRequest, request({ state: 'carried_out', act_id: idOf(41) })),
)

export const Objection: Story = {
  name: 'Обращение проверяемого: видно, что уничтожится, и закрывается актом',
  parameters: inSituation({
    path: '/requests?view=subjects',
    answers: [...lists([], [request()]), carried.recording, ...beside],
  }),
  play: async ({ canvas }) => {
    carried.bodies.length = 0
    const namesake = await canvas.findByRole('checkbox', { name: /Суды, заказ 10\s544/ })
    namesake.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(/уничтожены, и однофамильцев: 1; вернуть нельзя/)).toBeVisible()
    canvas.getByRole('button', { name: /^Уничтожить и закрыть актом/ }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(carried.bodies).toEqual([{ request_id: idOf(2), action: 'carry_out', namesakes: [NAMESAKE] }]),
    )
  },
}
export const Overdue: Story = {
  name: 'Срок закона прошел: опоздание названо словами',
  parameters: inSituation({
    path: '/requests',
    answers: [
      ...lists([], [request({ state: 'accepted', verified_by: null, due_on: dayIn(-3) })]),
      ...beside,
    ],
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^опоздали на/))[0]).toBeVisible()
    // Before the identity is checked, nothing of what is held is asked for.
    await expect(canvas.queryByText(/^Что о нем хранится/)).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'Личность подтверждена' })).toBeChecked()
  },
}
export const Empty: Story = {
  name: 'Все отвечены',
  parameters: inSituation({ path: '/requests', answers: [...lists([], []), ...beside] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Все отвечены')).toBeVisible()
    await expect(canvas.getByText('Здесь пусто: дел нет.')).toBeVisible()
  },
}
const taking = recorded(replies(admin.takeClaim, { taken: true }))

export const Claimed: Story = {
  name: 'Дело взял другой: видно в списке, и его берут у него',
  parameters: inSituation({
    path: '/requests',
    answers: [
      ...lists([fault()], []),
      replies(admin.listClaims, {
        claims: [
          {
            kind: 'fault',
            subject_id: fault().fault_id,
            person_id: idOf(77),
            name: 'Павел Егоров',
            at: inDays(0),
          },
        ],
      }),
      taking.recording,
      ...beside,
    ],
  }),
  play: async ({ canvas }) => {
    taking.bodies.length = 0
    await expect(await canvas.findByText('взял: Павел Егоров')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Взять у него' }))
    await waitFor(() =>
      expect(taking.bodies).toEqual([{ kind: 'fault', subject_id: fault().fault_id, from: idOf(77) }]),
    )
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({
    path: '/requests',
    answers: [waits(admin.listAllFaults), waits(admin.listSubjectRequests), ...beside],
  }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/requests',
    answers: [refuses(admin.listAllFaults, 'rate/limit'), replies(admin.listSubjectRequests, []), ...beside],
  }),
}
