import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaskedText } from './masked-text.tsx'

const meta = {
  title: 'Консоль/Части/Закрытое личное',
  component: MaskedText,
  parameters: {
    guide: {
      about: 'Личные данные, закрытые, пока не названа причина их увидеть.',
      use: 'Имя, почта, телефон, пока их не открыли с причиной.',
      avoid: 'Длину настоящего значения маска не выдает: своих масок не рисуют.',
    },
  },
} satisfies Meta<typeof MaskedText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный вид',
  args: { text: 'М··· С···' },
}
