import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

// #region preview
const tour = z.object({
  places: z.array(z.string()).min(1, 'Choose a place.').max(3, 'Choose at most three places.'),
});

export default function TreeInForm() {
  const [sent, setSent] = useState('Nothing sent yet');
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(tour),
    defaultValues: { places: [] },
  });
  const submit = handleSubmit(({ places }) => setSent(`Sent: ${places.join(', ')}`));

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={1} sx={{ maxWidth: 320 }}>
      <Controller
        name="places"
        control={control}
        render={({ field, fieldState: { error } }) => (
          <div>
            <RichTreeView
              multiSelect
              checkboxSelection
              aria-label="Places of the tour"
              aria-describedby="tour-error"
              items={maritime}
              defaultExpandedItems={['upper']}
              selectedItems={field.value}
              onSelectedItemsChange={(_event, ids) => field.onChange(ids)}
            />
            <FormHelperText id="tour-error" error={Boolean(error)} role="status">
              {error?.message ?? 'One to three places'}
            </FormHelperText>
          </div>
        )}
      />
      <Button type="submit" variant="contained">
        Plan the tour
      </Button>
      <Typography variant="body2" role="status">
        {sent}
      </Typography>
    </Stack>
  );
}
// #endregion
