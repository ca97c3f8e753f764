import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../primitives/badge/badge.tsx'
import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import { PartTimes } from './part-times.tsx'

const meta = {
  title: 'Заказ/Ход частей',
  component: PartTimes,
  parameters: {
    guide: {
      about: 'Части заказа на одной оси времени: слева от «сейчас» сделанное, справа обычный срок.',
      use: 'Показать, как готовятся части оплаченного заказа: что сделано и когда обычно будет остальное.',
      avoid: 'Чтобы обещать срок до покупки, берите «Шкала времени».',
    },
    ground: 'grey',
  },
  args: {
    title: 'Три части, одна готова',
    note: 'Слева от черты — что сделано, справа — обычный срок',
    start: { time: '14:12', word: 'оплата', left: 5 },
    now: { time: '14:24', word: 'сейчас', left: 35 },
    end: { time: '14:50', word: 'обещали', left: 95 },
    parts: [
      {
        key: 'a',
        title: 'Выписка об объекте',
        detail: 'ЕГРН, права и обременения',
        label: 'Готова в 14:21',
        from: 5,
        done: 27.5,
        end: '14:21',
        isDone: true,
        state: <Badge variant="ink">Готова</Badge>,
      },
      {
        key: 'b',
        title: 'Отчет о переходе прав',
        detail: 'ЕГРН, вся история',
        label: 'Запрошен в 14:12, обычно готов к 14:43',
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
        label: 'Начата в 14:16, ответили 4\u00a0источника из 6, обычно к 14:36',
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
  name: 'Одна готова, две в пути',
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
        title: 'Отчет о переходе прав',
        label: 'Запрошен в 14:12, обещали к 14:50',
        from: 5,
        done: 95,
        isDone: false,
        state: <ResultBadge tone="yellow">Опаздывает</ResultBadge>,
        reason: 'Росреестр не ответил. Если не ответит, вернем 499\u00a0₽.',
      },
    ],
  },
}
export const JustPaid: Story = {
  name: 'Только что оплачен: отметки не закрывают друг друга',
  args: { now: { time: '14:12', word: 'сейчас', left: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('оплата')).toBeNull()
    await expect(canvas.getByText('сейчас')).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
