import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../primitives/badge/badge.tsx'
import { ResultBadge } from '../../report/result/result-badge.tsx'
import { PartTimes } from './part-times.tsx'

const meta = {
  title: 'Заказ/Ход частей',
  component: PartTimes,
  parameters: {
    guide: {
      use: 'Показать, как\u00a0готовятся части оплаченного заказа: что\u00a0сделано и\u00a0когда обычно будет остальное.',
      avoid: 'Чтобы обещать срок до\u00a0покупки, берите «Шкала времени».',
    },
    ground: 'grey',
  },
  args: {
    title: 'Три части, одна готова',
    note: 'Слева от\u00a0черты\u00a0— что\u00a0сделано, справа\u00a0— обычный срок',
    start: { time: '14:12', word: 'оплата', left: 5 },
    now: { time: '14:24', word: 'сейчас', left: 35 },
    end: { time: '14:50', word: 'обещали', left: 95 },
    parts: [
      {
        key: 'a',
        title: 'Выписка об\u00a0объекте',
        detail: 'ЕГРН, права и\u00a0обременения',
        label: 'Готова в\u00a014:21',
        from: 5,
        done: 27.5,
        end: '14:21',
        isDone: true,
        state: <Badge variant="ink">Готова</Badge>,
      },
      {
        key: 'b',
        title: 'Отчет о\u00a0переходе прав',
        detail: 'ЕГРН, вся история',
        label: 'Запрошен в\u00a014:12, обычно готов к\u00a014:43',
        from: 5,
        done: 35,
        expected: 78,
        end: '≈ 14:43',
        isDone: false,
        state: <ResultBadge tone="wait">Ждем реестр</ResultBadge>,
      },
      {
        key: 'c',
        title: 'Проверка собственника',
        detail: 'Ладогин А. П., 6 источников',
        label: 'Начата в\u00a014:16, ответили 4\u00a0источника из\u00a06, обычно к\u00a014:36',
        from: 15,
        done: 35,
        expected: 65,
        end: '≈ 14:36',
        isDone: false,
        state: <ResultBadge tone="wait">4 из 6</ResultBadge>,
      },
    ],
  },
} satisfies Meta<typeof PartTimes>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Одна готова, две в\u00a0пути',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('img', { name: /Запрошен/ })).toBeVisible()
  },
}
export const Late: Story = {
  name: 'Опаздывает: обещанного конца нет',
  args: {
    title: 'Одна часть опаздывает',
    now: { time: '15:24', word: 'сейчас', left: 95 },
    end: { time: '14:50', word: 'обещали', left: 48 },
    parts: [
      {
        key: 'b',
        title: 'Отчет о\u00a0переходе прав',
        label: 'Запрошен в\u00a014:12, обещали к\u00a014:50',
        from: 5,
        done: 95,
        isDone: false,
        state: <ResultBadge tone="yellow">Опаздывает</ResultBadge>,
        reason: 'Росреестр не\u00a0ответил. Если не\u00a0ответит, вернем 499\u00a0₽.',
      },
    ],
  },
}
export const JustPaid: Story = {
  name: 'Только что оплачен: отметки не\u00a0закрывают друг друга',
  args: { now: { time: '14:12', word: 'сейчас', left: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('оплата')).toBeNull()
    await expect(canvas.getByText('сейчас')).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
