import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { recipeCourses, type Recipe } from '../../../samples/recipes';

// #region preview
function RecipeLabel({ recipe }: { recipe: Recipe }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography noWrap sx={{ flexGrow: 1 }}>
        {recipe.name}
      </Typography>
      <Chip size="small" variant="outlined" label={<bdi>{recipe.minutes} min</bdi>} />
    </Stack>
  );
}

export default function RecipeLabels() {
  return (
    <SimpleTreeView aria-label="Recipes by course" defaultExpandedItems={['soups']}>
      {recipeCourses.map((course) => (
        <TreeItem key={course.id} itemId={course.id} label={course.name}>
          {course.recipes.map((recipe) => (
            <TreeItem key={recipe.id} itemId={recipe.id} label={<RecipeLabel recipe={recipe} />} />
          ))}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}
// #endregion
