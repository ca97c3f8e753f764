import { admin } from '@proverka/api/calls'
import { refuses, replies, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { focusedDialog } from '../../stories/focused-dialog.ts'
import { recorded } from '../../stories/recorded.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import type { NumberWait } from './number-waits-query.ts'
import * as screen from './number-waits-screen.tsx'

const meta = {
  title: 'Консоль/Просят найти номер',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Объекты, которых посетитель не нашел и оставил оператору: ответ письмом в срок.',
      avoid: 'Оплаченные выписки ждут в «Выписках».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/fulfilments/number-waits'
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()

const wait: NumberWait = {
  wait_id: '00000000-0000-4000-8000-000000000001',
  site: 'realty',
  key: 'Образцовск, Новая, 1, кв. 5',
  number: null,
  note: 'новый дом, ключи в мае',
  asked_at: inHours(-20),
  answer_by: inHours(4),
}

const answered = recorded(replies(admin.answerNumberWait, { answered: 2 }))

export const Found: Story = {
  name: 'Объект нашли: номер, документ, адрес',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({ path, answers: [replies(admin.listNumberWaits, [wait]), answered.recording] }),
  play: async ({ canvas, canvasElement }) => {
    answered.bodies.length = 0
    const page = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText(wait.key)).toBeVisible()
    await userEvent.keyboard('j{Enter}')
    await expect(await page.findByText('Приписка: «новый дом, ключи в мае»')).toBeVisible()
    const number = page.getByLabelText('Кадастровый номер')
    await focusedDialog()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Впишите кадастровый номер')).toBeVisible()
    number.focus()
    await userEvent.keyboard('00:14:0203005:77')
    await userEvent.tab()
    await userEvent.keyboard('КУВИ-001/2026-1')
    // The address that was asked for is proposed.
    await expect(await page.findByLabelText('Адрес')).toHaveValue(wait.key)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(answered.bodies).toEqual([
        {
          wait_id: wait.wait_id,
          answer: {
            outcome: 'found',
            number: '00:14:0203005:77',
            object: { kind: 'premises', address: wait.key, document: 'КУВИ-001/2026-1' },
          },
        },
      ]),
    )
    await expect(await page.findByText('Ответ отправлен. Ждали: 2')).toBeInTheDocument()
  },
}
export const OfReader: Story = {
  name: 'Роль без права ответить',
  parameters: inSituation({ path, role: 'editor', answers: [replies(admin.listNumberWaits, [wait])] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wait.key)).toBeVisible()
    await expect(canvas.queryByText('ответить', { exact: false })).toBeNull()
  },
}
export const Empty: Story = {
  name: 'Никто не ждет',
  parameters: inSituation({ path, answers: [replies(admin.listNumberWaits, [])] }),
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ path, answers: [waits(admin.listNumberWaits)] }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({ path, answers: [refuses(admin.listNumberWaits, 'rate/limit')] }),
}
