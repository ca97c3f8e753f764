import type { Meta, StoryObj } from '@storybook/react-vite'
import { CadastralAnatomy, CadastralNumber } from './cadastral-number.tsx'

const meta = {
  title: 'Отчет/Кадастровый номер',
  component: CadastralNumber,
  args: { children: '00:14:0203005:1047' },
} satisfies Meta<typeof CadastralNumber>

export default meta

type Story = StoryObj<typeof meta>

export const Hero: Story = { name: 'Герой', args: { size: 'hero' } }
export const Medium: Story = { name: 'Средний' }
export const Struck: Story = { name: 'Снят с\u00a0учета', args: { size: 'small', struck: true } }
export const Anatomy: Story = {
  name: 'По частям',
  render: ({ children }) => <CadastralAnatomy>{children}</CadastralAnatomy>,
}
