import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CloseIcon } from '../icon/icons.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Части/Кнопка-иконка',
  component: IconButton,
  parameters: {
    guide: {
      use: 'Для\u00a0привычного действия там, где слово не\u00a0помещается: закрыть, скопировать, показать пароль. Имя для\u00a0диктора обязательно.',
      avoid: 'Если знак можно понять двояко, берите «Кнопку» со\u00a0словом.',
    },
  },
  args: { icon: CloseIcon, label: 'Закрыть', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Обычная' }
export const Disabled: Story = { name: 'Недоступна', args: { disabled: true } }
