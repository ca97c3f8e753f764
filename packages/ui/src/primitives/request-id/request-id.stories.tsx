import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { Notice } from '../notice/notice.tsx'
import { RequestId } from './request-id.tsx'

const meta = {
  title: 'Части/Номер запроса',
  component: RequestId,
  parameters: {
    guide: {
      about: 'Номер запроса, по которому поддержка найдет неизвестную ошибку.',
      use: 'Под словами о сбое, причина которого неизвестна: по номеру поддержка находит его в журнале.',
      avoid: 'Там, где отказ понятен и человек исправит его сам, номер лишний.',
    },
  },
  args: { id: '7c0e2f4a-51d3-4b86-9a1e-000000000000' },
} satisfies Meta<typeof RequestId>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Виден весь, копируется нажатием',
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await expect(canvas.getByText(args.id)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }))
    await expect(await canvas.findByRole('button', { name: 'Скопировано' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith(args.id)
  },
}

export const InNotice: Story = {
  name: 'В замечании о сбое',
  render: (args) => (
    <Notice tone="red">
      Что то пошло не так, неизвестная ошибка <RequestId {...args} />
    </Notice>
  ),
}

export const Refused: Story = {
  name: 'Браузер не разрешил',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }))
    await expect(await canvas.findByRole('button', { name: /выделите номер/ })).toBeVisible()
  },
}
