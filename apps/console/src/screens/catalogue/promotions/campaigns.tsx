import type { DataColumn } from '@proverka/ui/console'
import { Checkbox, TextField } from '@proverka/ui/fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { campaignsQuery, type CampaignRow } from '../catalogue-queries.ts'
import { PromotionList } from './promotion-list.tsx'
import { PromotionWindow } from './promotion-window.tsx'

/** Advertising campaigns by the tag of their links. */
export function Campaigns() {
  return (
    <PromotionList
      title="Кампании"
      table="campaigns"
      newText="Новая кампания"
      empty="Кампаний нет."
      columns={COLUMNS}
      rowKey={({ campaign_id }) => campaign_id}
      list={useQuery(campaignsQuery)}
      edit={(row, close) => <CampaignWindow row={row} onClose={close} />}
    />
  )
}

const COLUMNS: readonly DataColumn<CampaignRow>[] = [
  { key: 'name', title: 'Кампания', names: true, wraps: true, cell: ({ name }) => name },
  { key: 'tag', title: 'Метка', cell: ({ tag }) => tag },
  { key: 'people', title: 'Пришло людей', right: true, cell: ({ people }) => people.toLocaleString('ru') },
  { key: 'orders', title: 'Заказов', right: true, cell: ({ orders }) => orders.toLocaleString('ru') },
  { key: 'enabled', title: 'Состояние', cell: ({ enabled }) => (enabled ? 'идет' : 'завершена') },
]

function CampaignWindow({ row, onClose }: { row: CampaignRow | undefined; onClose: () => void }) {
  const [name, setName] = useState(row?.name ?? '')
  const [tag, setTag] = useState(row?.tag ?? '')
  const [enabled, setEnabled] = useState(row?.enabled ?? true)
  const isUsed = row !== undefined && row.people + row.orders > 0
  const fields = { name: name.trim(), tag: tag.trim(), enabled }
  return (
    <PromotionWindow
      title={row ? `Кампания «${row.name}»` : 'Новая кампания'}
      listKey={campaignsQuery.queryKey}
      subject={row && `campaign:${row.campaign_id}`}
      stored={row && wordsOf(row)}
      typed={wordsOf(fields)}
      blocked={fields.name === '' || fields.tag === ''}
      canEnd={row?.enabled === true}
      onClose={onClose}
      save={(ends) => {
        if (!row) return api.admin.createCampaign({ body: fields })
        const { campaign_id, version } = row
        return api.admin.updateCampaign({
          body: ends
            ? { campaign_id, version, name: row.name, tag: row.tag, enabled: false }
            : { campaign_id, version, ...fields },
        })
      }}
    >
      <TextField name="name" label="Название" value={name} onChange={setName} />
      <TextField
        name="tag"
        label="Метка ссылок, utm_campaign"
        hint={isUsed ? 'По метке уже пришли люди или заказы: она не меняется' : undefined}
        disabled={isUsed}
        value={tag}
        onChange={setTag}
        autoCapitalize="none"
      />
      <Checkbox name="enabled" label="Идет: ее цены действуют" checked={enabled} onChange={setEnabled} />
    </PromotionWindow>
  )
}

const wordsOf = ({ name, tag, enabled }: Pick<CampaignRow, 'name' | 'tag' | 'enabled'>) => ({
  Название: name,
  Метка: tag,
  Состояние: enabled ? 'идет' : 'завершена',
})
