import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LinkRow } from './link-row.tsx'

const meta = {
  title: 'Части/Строка ссылки',
  component: LinkRow,
  parameters: {
    guide: {
      about: 'Ссылка, которую передают другому: видна словами и копируется кнопкой.',
      use: 'Ссылка, которую человек отдаст другому: видна целиком, выделяется одним нажатием, копируется кнопкой.',
      avoid: 'Для перехода возьмите «Ссылку»; для короткого значения без поля — «Скопировать».',
    },
  },
  args: {
    label: 'Ссылка на отчет',
    url: 'https://realty.localhost/r/00000000',
    onCopied: fn(),
  },
} satisfies Meta<typeof LinkRow>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Ссылка и кнопка',
  play: async ({ canvas }) => {
    const link = canvas.getByLabelText<HTMLInputElement>(/Ссылка на/)
    await userEvent.click(link)
    await expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(link.value)
    await expect(link).toHaveAttribute('readonly')
  },
}
export const Long: Story = {
  name: 'Длинная ссылка, телефон',
  globals: { viewport: { value: 'phone' } },
  args: { url: `https://realty.localhost/r/${'0'.repeat(80)}?partner_id=${'0'.repeat(32)}` },
}
