export function PlanTable() {
  return null;
}
