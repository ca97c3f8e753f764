import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = { title: 'Части/Пусто', component: EmptyState, parameters: { ground: 'grey' } } satisfies Meta<
  typeof EmptyState
>

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
