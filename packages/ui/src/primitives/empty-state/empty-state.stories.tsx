import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { DoAndDont } from '../private/do-and-dont.tsx'
import { Link } from '../link/link.tsx'

const meta = {
  title: 'Части/Пусто',
  component: EmptyState,
  parameters: {
    guide: {
      about: 'Здесь пока ничего нет: пустой участок на плане, причина и следующее действие.',
      use: 'Когда список пуст по делу: сказать почему и дать одно действие, которое его наполнит.',
      avoid:
        'Пока данные еще идут, берите «Заготовку». Если источник не ответил, берите серое «Замечание»: пусто и не проверено — разное.',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Заказов нет',
  args: {
    title: 'Заказов пока нет',
    children: 'Найдите объект или человека, и отчет появится здесь.',
    action: <Button href="#">Найти объект</Button>,
  },
}
export const WithoutAction: Story = {
  name: 'Без действия',
  args: { title: 'По запросу ничего нет', children: 'Проверьте номер дома или уберите корпус.' },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Сведения о собственниках не пришли',
    children: 'Реестр не ответил за сорок секунд. Мы не знаем, есть ли запись, поэтому ничего не показываем.',
    action: <Button>Повторить</Button>,
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <EmptyState title="Заказов пока нет" action={<Link href="#check">Проверить объект</Link>}>
            Оплаченный заказ появится здесь сразу.
          </EmptyState>
        ),
        why: 'Почему пусто и что сделать дальше.',
      }}
      wrong={{
        show: <EmptyState title="Нет данных" />,
        why: 'Непонятно, ошибка это, ожидание или так и должно быть.',
      }}
    />
  ),
}
