<?php
/*
 * The school in a Moodle that is installed, by Moodle's own functions: php moodle_school.php FOLDER make ORIGIN | grade MADE | ... MADE.
 * `make` prints as JSON what it made: the game at ORIGIN as a tool of LTI 1.3, a course with an activity that is graded and one that is
 * not, a pupil and a teacher. MADE is that JSON. `grade` prints the pupil's grades and their comments, `reset` takes them back as a reset
 * of the course does, `switch` has the second activity graded, `remove` takes everything away. Run by `npm run drill -- moodle`.
 */
define('CLI_SCRIPT', true);
[, $folder, $act, $given] = $argv;
require($folder . '/config.php');
require_once($CFG->dirroot . '/course/lib.php');
require_once($CFG->dirroot . '/user/lib.php');
require_once($CFG->dirroot . '/mod/lti/lib.php');
require_once($CFG->dirroot . '/mod/lti/locallib.php');
require_once($CFG->libdir . '/gradelib.php');
require_once($CFG->libdir . '/phpunit/classes/util.php');
\core\session\manager::set_user(get_admin());

/* Moodle calls no address of its own machine, and no port but 80 and 443, until these are empty. */
const HELD_BACK = ['curlsecurityblockedhosts', 'curlsecurityallowedport'];

function make(string $origin): array {
    global $CFG;
    $before = [];
    foreach (HELD_BACK as $name) {
        $before[$name] = (string) get_config('core', $name);
        set_config($name, '');
    }
    $type = (object) ['state' => LTI_TOOL_STATE_CONFIGURED];
    $typeid = lti_add_type($type, (object) [
        'lti_typename' => 'Vai de Consórcio',
        'lti_toolurl' => "$origin/lti/launch",
        'lti_ltiversion' => LTI_VERSION_1P3,
        'lti_keytype' => LTI_JWK_KEYSET,
        'lti_publickeyset' => "$origin/lti/jwks.json",
        'lti_initiatelogin' => "$origin/lti/login",
        'lti_redirectionuris' => "$origin/lti/launch\n$origin/lti/deep-link",
        'lti_contentitem' => 1,
        'lti_toolurl_ContentItemSelectionRequest' => "$origin/lti/deep-link",
        'lti_coursevisible' => LTI_COURSEVISIBLE_ACTIVITYCHOOSER,
        'lti_launchcontainer' => LTI_LAUNCH_CONTAINER_WINDOW,
        'lti_sendname' => LTI_SETTING_NEVER,
        'lti_sendemailaddr' => LTI_SETTING_NEVER,
        'lti_acceptgrades' => LTI_SETTING_DELEGATE,
        'ltiservice_gradesynchronization' => 2,
        'ltiservice_memberships' => 1,
    ]);
    $generator = phpunit_util::get_data_generator();
    $course = $generator->create_course(['fullname' => 'Turma do consórcio']);
    $password = 'Escola-' . random_string(12) . '9!';
    $people = [];
    foreach (['pupil' => 'student', 'teacher' => 'editingteacher'] as $who => $role) {
        $user = $generator->create_user(['password' => $password]);
        $generator->enrol_user($user->id, $course->id, $role);
        $people[$who] = ['id' => $user->id, 'name' => $user->username];
    }
    $activities = [];
    foreach (['graded' => LTI_SETTING_ALWAYS, 'ungraded' => LTI_SETTING_NEVER] as $kind => $accepts) {
        $activity = $generator->create_module('lti', [
            'course' => $course->id,
            'name' => "Vai de Consórcio, $kind",
            'typeid' => $typeid,
            // The generator's own would be the audience of the launch in the place of the client id.
            'resourcekey' => '',
            'instructorchoiceacceptgrades' => $accepts,
            'grade' => 100,
        ]);
        $activities[$kind] = ['id' => $activity->id, 'module' => $activity->cmid];
    }
    return [
        'release' => $CFG->release,
        'site' => $CFG->wwwroot,
        'client' => lti_get_type($typeid)->clientid,
        'type' => $typeid,
        'course' => $course->id,
        'activities' => $activities,
        'password' => $password,
        'people' => $people,
        'before' => $before,
    ];
}

function grade(object $made): array {
    $told = [];
    foreach ($made->activities as $kind => $activity) {
        $grades = grade_get_grades($made->course, 'mod', 'lti', $activity->id, $made->people->pupil->id);
        $grade = $grades->items[0]->grades[$made->people->pupil->id] ?? null;
        $told[$kind] = [
            'grade' => $grade === null || $grade->grade === null ? null : (float) $grade->grade,
            'comment' => (string) ($grade->feedback ?? ''),
        ];
    }
    return $told;
}

function instance(int $id): object {
    global $DB;
    $instance = $DB->get_record('lti', ['id' => $id], '*', MUST_EXIST);
    $instance->cmidnumber = '';
    return $instance;
}

function reset_grades(object $made): array {
    lti_grade_item_update(instance($made->activities->graded->id), 'reset');
    return [];
}

function switch_grades(object $made): array {
    global $DB;
    $id = $made->activities->ungraded->id;
    $DB->set_field('lti', 'instructorchoiceacceptgrades', LTI_SETTING_ALWAYS, ['id' => $id]);
    lti_grade_item_update(instance($id));
    return [];
}

function remove(object $made): array {
    delete_course($made->course, false);
    foreach ($made->people as $person) {
        delete_user(core_user::get_user($person->id));
    }
    lti_delete_type($made->type);
    foreach ($made->before as $name => $value) {
        set_config($name, $value);
    }
    return [];
}

$answer = match ($act) {
    'make' => make($given),
    'grade' => grade(json_decode($given)),
    'reset' => reset_grades(json_decode($given)),
    'switch' => switch_grades(json_decode($given)),
    'remove' => remove(json_decode($given)),
};
echo "\n" . json_encode($answer) . "\n";
