import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import { DueRuler } from './due-ruler.tsx'

const meta = {
  title: 'Заказ/Дела по срокам',
  component: DueRuler,
  parameters: {
    guide: {
      about: 'Что ждет человека, на линейке сроков.',
      use: 'Обзор кабинета: что ждет человека и до какого срока; ближайший срок залит целиком, у каждого дела одна кнопка.',
      avoid: 'Ход одного заказа показывает «Ход частей». Больше четырех дел в ряд не ставят.',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof DueRuler>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Четыре дела',
  args: {
    label: 'Дела по срокам',
    nearest: 'pay',
    things: [
      {
        key: 'read',
        time: 'сейчас',
        timeNote: 'готов в 14:06',
        mark: <ResultBadge tone="red">Найдено 1</ResultBadge>,
        title: 'Долги у приставов',
        text: 'Ладогин А. П., заказ 10 531. Отчет вы еще не открывали.',
        action: (
          <Button size="s" variant="secondary" href="#read">
            Открыть
          </Button>
        ),
      },
      {
        key: 'pay',
        time: '19:20',
        timeNote: 'сегодня',
        mark: <ResultBadge tone="orange">Ждет оплаты</ResultBadge>,
        title: 'Выписка ЕГРН об объекте',
        text: '00:14:0203005:1047, заказ 10\u00a0507. Потом цена может измениться.',
        action: <Button size="s">{'Оплатить 499\u00a0₽'}</Button>,
      },
      {
        key: 'data',
        time: '25.11',
        timeNote: 'до 23:59',
        mark: <ResultBadge tone="yellow">Нужны данные</ResultBadge>,
        title: 'Проверка собственника',
        text: 'Заказ 10\u00a0519. Не хватает имени и даты рождения.',
        action: (
          <Button size="s" variant="secondary" href="#data">
            Заполнить
          </Button>
        ),
        isLater: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { name: 'Проверка собственника' })).toBeVisible()
  },
}
export const Phone: Story = { ...Default, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
