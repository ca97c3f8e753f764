import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CadastralAnatomy, CadastralNumber } from './cadastral-number.tsx'

const meta = {
  title: 'Отчет/Кадастровый номер',
  component: CadastralNumber,
  parameters: {
    guide: {
      about: 'Кадастровый номер крупно и без переносов.',
      use: 'Номер объекта как герой страницы: крупно, в одну строку, с размерными скобками под частями.',
      avoid:
        'В таблице и в строке заказа номер набирают обычным текстом. Ввод номера — «Кадастровый номер» из полей.',
    },
  },
  args: { children: '00:14:0203005:1047' },
} satisfies Meta<typeof CadastralNumber>

export default meta

type Story = StoryObj<typeof meta>

export const Hero: Story = { name: 'Герой', args: { size: 'hero' } }
export const Medium: Story = { name: 'Средний' }
export const Struck: Story = { name: 'Снят с учета', args: { size: 'small', struck: true } }
export const Anatomy: Story = {
  name: 'По частям',
  render: (args) => <CadastralAnatomy>{args.children}</CadastralAnatomy>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('округ 00, район 14, квартал 0203005, объект 1047')).toBeInTheDocument()
  },
}
export const Phone: Story = {
  name: 'Телефон: самый длинный номер в одну строку',
  globals: { viewport: { value: 'phone' } },
  args: { size: 'hero', as: 'h1', children: '00:14:0203005:123456' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').getClientRects()).toHaveLength(1)
    const { scrollHeight } = canvas.getByRole('heading')
    await expect(scrollHeight).toBeLessThan(80)
  },
}
export const PhoneAnatomy: Story = {
  name: 'Телефон: длинный номер по частям',
  globals: { viewport: { value: 'phone' } },
  args: { children: '00:14:0203005:123456' },
  render: (args) => <CadastralAnatomy>{args.children}</CadastralAnatomy>,
}
