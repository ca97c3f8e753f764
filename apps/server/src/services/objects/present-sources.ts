import type { objectSourcesSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { DossierHouse, ObjectDossier } from '../../adapters/registry/object-dossier.ts'

/** What the sources of the register say, as the API tells it. */
export const presentSources = ({
  kind,
  state,
  garId,
  documents,
  facts,
  house,
  contour,
}: ObjectDossier): InferInput<typeof objectSourcesSchema> => ({
  kind,
  state,
  gar_id: garId,
  ...presentFacts({ documents, facts }),
  house: house && {
    gar_id: house.garId,
    number: house.number,
    address: house.address,
    ...presentFacts(house),
  },
  contour,
})

const presentFacts = ({ documents, facts }: Pick<DossierHouse, 'documents' | 'facts'>) => ({
  documents: [...documents],
  facts: facts.map(({ others, silent, ...fact }) => ({ ...fact, others: [...others], silent: [...silent] })),
})
