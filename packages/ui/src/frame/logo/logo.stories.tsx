import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = { title: 'Каркас/Знак', component: Logo } satisfies Meta<typeof Logo>

export default meta

type Story = StoryObj<typeof meta>

export const Parcel: Story = {
  name: 'Участок',
  args: { shape: 'parcel', name: 'Проверка', note: 'недвижимости' },
}
export const Cell: Story = {
  name: 'Клетка',
  args: { shape: 'cell', name: 'Проверка', note: 'физических лиц' },
  globals: { brand: 'fiz' },
}
