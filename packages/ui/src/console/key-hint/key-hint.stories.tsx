import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyHint } from './key-hint.tsx'

const meta = {
  title: 'Консоль/Части/Клавиши',
  component: KeyHint,
  parameters: {
    guide: {
      about: 'Клавиши действия рядом с его названием.',
      use: 'Рядом с названием действия, которое есть на клавиатуре.',
      avoid: 'На сенсорном экране клавиш нет, и подсказка исчезает сама.',
    },
  },
} satisfies Meta<typeof KeyHint>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный вид',
  args: { keys: ['Ctrl', 'K'] },
}
