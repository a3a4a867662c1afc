<?php
/** Installs WordPress with our plugin and four roles. */

define( 'WP_INSTALLING', true );
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

ob_start();
wp_install( 'Agency', 'administrator', 'administrator@agency.example', true, '', 'administrator' );
foreach ( [ 'editor', 'author', 'contributor' ] as $role )
	wp_insert_user( [ 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@agency.example", 'role' => $role ] );
foreach ( get_users() as $user ) {
	// No welcome guide in the block editor.
	update_user_meta( $user->ID, 'wp_persisted_preferences', [ 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'welcomeGuide' => false ], '_modified' => gmdate( 'c' ) ] );
}
activate_plugin( 'kulla/kulla.php' );
ob_end_clean();
// WordPress' own message about the new site.
unlink( getenv( 'KULLA_MAILS' ) );
kulla_answer( [ 'plugins' => get_option( 'active_plugins' ) ] );
