import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './notice.tsx'

const meta = { title: 'Части/Замечание', component: Notice } satisfies Meta<typeof Notice>

export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = { name: 'Сведение', args: { children: 'Отчет можно купить и без входа.' } }
export const Red: Story = {
  name: 'Отказ',
  args: { tone: 'red', title: 'Неверный логин или пароль', role: 'alert' },
}
export const Orange: Story = {
  name: 'Внимание',
  args: { tone: 'orange', title: 'Объект снят с учета.', children: 'Выписка покажет только прошлое.' },
}
export const Yellow: Story = {
  name: 'Закон',
  args: { tone: 'yellow', children: 'Имена частных собственников в отчете скрыты по закону.' },
}
export const Green: Story = { name: 'Сделано', args: { tone: 'green', title: 'Оплата прошла успешно.' } }
export const Grey: Story = {
  name: 'Не проверено',
  args: { tone: 'grey', title: 'Не проверено.', children: 'Источник не ответил, вернем 12\u00a0₽.' },
}
